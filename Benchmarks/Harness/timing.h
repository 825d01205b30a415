// What the programs that drive other libraries share: times, and memory that stays with the process.
#pragma once

#include <algorithm>
#include <chrono>
#include <climits>
#include <cstdio>
#include <vector>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

// Adds the time that the body takes, in nanoseconds.
template <typename Body> static void time(std::vector<double>& times, Body body) {
    auto start = std::chrono::steady_clock::now();
    body();
    auto end = std::chrono::steady_clock::now();
    times.push_back(std::chrono::duration<double, std::nano>(end - start).count());
}

// Prints the median of the times.
static void printMedian(std::vector<double>& times) {
    std::sort(times.begin(), times.end());
    std::printf("%.0f\n", times[times.size() / 2]);
}

// Memory that a run frees stays with the process, so that no run waits for the kernel to clear pages.
static void keepFreedMemory() {
#if defined(__GLIBC__)
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
    mallopt(M_MMAP_MAX, 0);
    mallopt(M_TRIM_THRESHOLD, INT_MAX);
    mallopt(M_TOP_PAD, 64 << 20);
#endif
}

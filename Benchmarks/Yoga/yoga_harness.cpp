// Lays out the feed of the benchmarks with Yoga's flexbox and prints what it took, in nanoseconds.
//
// Usage: yoga_harness build|resize CELLS RUNS SCALE
//        yoga_harness frames CELLS WIDTH SCALE
//
// SCALE is the number of pixels a point, to which Yoga rounds. With "frames", prints the height of the
// feed and then, for each cell, x, y, width and height of its sections in it and of their views in the
// sections, a line each.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include <yoga/Yoga.h>

#include "../Harness/timing.h"

// The size of a view's content, which its node asks for as a label's does.
struct Content {
    float width, height;
};

static YGSize measure(YGNodeRef node, float width, YGMeasureMode widthMode, float height,
                      YGMeasureMode heightMode) {
    auto content = static_cast<const Content*>(YGNodeGetContext(node));
    auto size = [](float content, float room, YGMeasureMode mode) {
        if (mode == YGMeasureModeExactly) return room;
        return mode == YGMeasureModeAtMost ? std::min(content, room) : content;
    };
    return {size(content->width, width, widthMode), size(content->height, height, heightMode)};
}

struct Cell {
    YGNodeRef item;
    // The sections, and the views in each.
    std::vector<YGNodeRef> sections;
    std::vector<std::vector<YGNodeRef>> views;
    std::vector<Content> contents;
};

struct Feed {
    YGConfigRef config = YGConfigNew();
    YGNodeRef root = nullptr, content = nullptr;
    std::vector<Cell> cells;

    Feed(int count, float scale) {
        YGConfigSetPointScaleFactor(config, scale);
        cells.reserve(count);
    }
    ~Feed() {
        if (root) YGNodeFreeRecursive(root);
        YGConfigFree(config);
    }

    YGNodeRef node(YGNodeRef parent, YGFlexDirection direction = YGFlexDirectionColumn) {
        auto node = YGNodeNewWithConfig(config);
        YGNodeStyleSetFlexDirection(node, direction);
        if (parent) YGNodeInsertChild(parent, node, YGNodeGetChildCount(parent));
        return node;
    }

    YGNodeRef leaf(Cell& cell, YGNodeRef parent, float width, float height) {
        auto node = this->node(parent);
        cell.contents.push_back({width, height});
        YGNodeSetContext(node, &cell.contents.back());
        YGNodeSetMeasureFunc(node, measure);
        return node;
    }

    YGNodeRef wide(YGNodeRef node) {
        YGNodeStyleSetFlexGrow(node, 1);
        YGNodeStyleSetFlexShrink(node, 1);
        return node;
    }

    YGNodeRef section(Cell& cell, YGFlexDirection direction) {
        auto node = this->node(cell.item, direction);
        if (direction == YGFlexDirectionRow) YGNodeStyleSetAlignItems(node, YGAlignFlexStart);
        cell.sections.push_back(node);
        return node;
    }

    void addCell(int index) {
        cells.emplace_back();
        auto& cell = cells.back();
        cell.contents.reserve(16);
        cell.item = node(content);
        float digits = std::to_string(index).size();
        auto text = [&](YGNodeRef parent, int letters) {
            return leaf(cell, parent, 8 * (letters + digits), 20);
        };

        auto top = section(cell, YGFlexDirectionRow);
        auto action = wide(text(top, 12));
        cell.views.push_back({action, leaf(cell, top, 24, 20)});

        auto profile = section(cell, YGFlexDirectionColumn);
        auto poster = node(profile, YGFlexDirectionRow);
        YGNodeStyleSetAlignItems(poster, YGAlignFlexStart);
        auto image = leaf(cell, poster, 50, 50);
        auto lines = wide(node(poster));
        YGNodeStyleSetMargin(lines, YGEdgeLeft, 2);
        YGNodeStyleSetMargin(lines, YGEdgeRight, 4);
        YGNodeStyleSetMargin(lines, YGEdgeBottom, 3);
        YGNodeRef names[] = {text(lines, 12), text(lines, 35), text(lines, 17)};
        for (auto name : names) YGNodeStyleSetMargin(name, YGEdgeTop, 1);
        cell.views.push_back({image, names[0], names[1], names[2], text(profile, 15)});

        auto shared = section(cell, YGFlexDirectionColumn);
        auto picture = leaf(cell, shared, 350, 200), title = text(shared, 14);
        cell.views.push_back({picture, title, text(shared, 15)});

        auto social = section(cell, YGFlexDirectionRow);
        YGNodeStyleSetJustifyContent(social, YGJustifyCenter);
        auto like = leaf(cell, social, 32, 20), comment = leaf(cell, social, 56, 20),
             share = leaf(cell, social, 40, 20);
        for (auto outer : {like, share}) {
            YGNodeStyleSetPositionType(outer, YGPositionTypeAbsolute);
            YGNodeStyleSetPosition(outer, outer == like ? YGEdgeLeft : YGEdgeRight, 8);
        }
        cell.views.push_back({like, comment, share});

        auto comments = section(cell, YGFlexDirectionRow);
        auto actor = leaf(cell, comments, 50, 50);
        cell.views.push_back({actor, wide(text(comments, 14))});
    }

    void build(int count) {
        root = node(nullptr);
        content = node(root);
        for (int i = 0; i < count; i++) addCell(i);
        layOut(375);
    }

    void layOut(float width) {
        YGNodeCalculateLayout(root, width, YGUndefined, YGDirectionLTR);
    }
};

static void print(YGNodeRef node, YGNodeRef within) {
    float x = 0, y = 0;
    for (auto above = node; above != within; above = YGNodeGetParent(above)) {
        x += YGNodeLayoutGetLeft(above);
        y += YGNodeLayoutGetTop(above);
    }
    std::printf("%g %g %g %g\n", x, y, YGNodeLayoutGetWidth(node), YGNodeLayoutGetHeight(node));
}

static void printFrames(const Feed& feed) {
    std::printf("%g\n", YGNodeLayoutGetHeight(feed.content));
    for (auto& cell : feed.cells) {
        for (size_t i = 0; i < cell.sections.size(); i++) {
            print(cell.sections[i], cell.item);
            for (auto view : cell.views[i]) print(view, cell.sections[i]);
        }
    }
}

int main(int argc, char** argv) {
    std::string mode = argc == 5 ? argv[1] : "";
    if (mode != "build" && mode != "resize" && mode != "frames") {
        std::fprintf(stderr, "usage: yoga_harness build|resize CELLS RUNS SCALE\n"
                             "       yoga_harness frames CELLS WIDTH SCALE\n");
        return 2;
    }
    keepFreedMemory();
    int count = std::atoi(argv[2]), runs = std::atoi(argv[3]);
    float scale = std::atof(argv[4]);
    std::vector<double> times;
    if (mode == "build") {
        for (int i = 0; i < runs; i++) {
            // Freeing the nodes is not measured.
            Feed feed(count, scale);
            time(times, [&] { feed.build(count); });
        }
    } else {
        Feed feed(count, scale);
        feed.build(count);
        if (mode == "frames") {
            feed.layOut(runs);
            printFrames(feed);
            return 0;
        }
        for (int i = 0; i < runs; i++) time(times, [&] { feed.layOut(320 + i % 100); });
    }
    printMedian(times);
    return 0;
}

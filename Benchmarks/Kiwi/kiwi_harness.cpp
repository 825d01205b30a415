// Runs one system of constraints through kiwi and prints what it took, in nanoseconds.
//
// Usage: kiwi_harness build|resize|churn RUNS < system
//        kiwi_harness constant RUNS FIRST SECOND < system
//
// With "constant", the constant of a row is FIRST and SECOND by turns.
//
// The system is plain text: the number of variables and of rows; the variable to resize by, the row
// whose constant changes, and the first and last row that go out and in again (-1 for none); then a
// row a line: relation (-1, 0, 1), constant, priority, number of terms, and variable and coefficient
// of each.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#include <kiwi/kiwi.h>

#include "../Harness/timing.h"

struct Row {
    int relation;
    double constant;
    double priority;
    std::vector<std::pair<int, double>> terms;
};

struct System {
    int variables = 0, rows = 0, resized = -1, changed = -1, first = -1, last = -1;
    std::vector<Row> list;
};

static System read() {
    System system;
    if (std::scanf("%d %d %d %d %d %d", &system.variables, &system.rows, &system.resized,
                   &system.changed, &system.first, &system.last) != 6) {
        std::fprintf(stderr, "the first line of the system cannot be read\n");
        std::exit(2);
    }
    for (int i = 0; i < system.rows; i++) {
        Row row;
        int count;
        if (std::scanf("%d %lf %lf %d", &row.relation, &row.constant, &row.priority, &count) != 4) {
            std::fprintf(stderr, "row %d of the system cannot be read\n", i);
            std::exit(2);
        }
        for (int k = 0; k < count; k++) {
            int variable;
            double coefficient;
            if (std::scanf("%d %lf", &variable, &coefficient) != 2) std::exit(2);
            row.terms.emplace_back(variable, coefficient);
        }
        system.list.push_back(std::move(row));
    }
    return system;
}

// Weighted sums have no strict order of priorities: these weights keep the order on short lists.
static double strength(double priority) {
    if (priority >= 1000) return kiwi::strength::required;
    if (priority >= 750) return 100;
    if (priority >= 749) return 30;
    if (priority >= 250) return 1;
    return 0.02;
}

struct Model {
    std::vector<kiwi::Variable> variables;
    std::vector<kiwi::Constraint> constraints;
    kiwi::Solver solver;
};

static kiwi::Constraint constraint(const Row& row, const std::vector<kiwi::Variable>& variables,
                                   double constant) {
    std::vector<kiwi::Term> terms;
    terms.reserve(row.terms.size());
    for (auto& term : row.terms) terms.emplace_back(variables[term.first], term.second);
    auto relation = row.relation < 0 ? kiwi::OP_LE : row.relation > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
    return kiwi::Constraint(kiwi::Expression(std::move(terms), -constant), relation,
                            strength(row.priority));
}

// The room for the handles is made before anything is measured, as it is on the other side.
static void makeRoom(Model& model, const System& system) {
    model.variables.reserve(system.variables);
    model.constraints.reserve(system.rows);
}

static void build(Model& model, const System& system, bool leavesWidthOpen) {
    model.variables.resize(system.variables);
    for (auto& row : system.list) {
        bool isWidth = row.terms.size() == 1 && row.terms[0].first == system.resized &&
                       row.relation == 0;
        model.constraints.push_back(constraint(row, model.variables, row.constant));
        if (leavesWidthOpen && isWidth) continue;
        model.solver.addConstraint(model.constraints.back());
    }
    model.solver.updateVariables();
}

int main(int argc, char** argv) {
    const char* mode = argc > 1 ? argv[1] : "";
    if (argc != (std::strcmp(mode, "constant") ? 3 : 5)) {
        std::fprintf(stderr, "usage: kiwi_harness build|resize|churn RUNS < system\n"
                             "       kiwi_harness constant RUNS FIRST SECOND < system\n");
        return 2;
    }
    keepFreedMemory();
    int runs = std::atoi(argv[2]);
    System system = read();
    std::vector<double> times;
    if (!std::strcmp(mode, "build")) {
        for (int i = 0; i < runs; i++) {
            // Freeing the model is not measured.
            Model model;
            makeRoom(model, system);
            time(times, [&] { build(model, system, false); });
        }
    } else {
        Model model;
        makeRoom(model, system);
        build(model, system, !std::strcmp(mode, "resize"));
        if (!std::strcmp(mode, "resize")) {
            auto& width = model.variables[system.resized];
            model.solver.addEditVariable(width, kiwi::strength::strong);
            for (int i = 0; i < runs; i++) {
                double value = 320 + i % 100;
                time(times, [&] {
                    model.solver.suggestValue(width, value);
                    model.solver.updateVariables();
                });
            }
        } else if (!std::strcmp(mode, "constant")) {
            double values[] = {std::atof(argv[3]), std::atof(argv[4])};
            for (int i = 0; i < runs; i++) {
                auto& old = model.constraints[system.changed];
                auto next =
                    constraint(system.list[system.changed], model.variables, values[i % 2]);
                time(times, [&] {
                    model.solver.removeConstraint(old);
                    model.solver.addConstraint(next);
                    model.solver.updateVariables();
                });
                old = next;
            }
        } else {
            for (int i = 0; i < runs; i++) {
                time(times, [&] {
                    for (int r = system.first; r <= system.last; r++)
                        model.solver.removeConstraint(model.constraints[r]);
                    for (int r = system.first; r <= system.last; r++)
                        model.solver.addConstraint(model.constraints[r]);
                    model.solver.updateVariables();
                });
            }
        }
    }
    printMedian(times);
    return 0;
}

/** Lines of one file that cannot both hold: the same twice, or one code with two meanings on the same days. */
import { contentOf, type LineProblem, type ListSystem, type Placed, type WrongLine } from './table.ts';

const FOR_EVER = '9999-12-31';

/**
 * Of two that are the same the first counts. Of two that differ neither does: which one is meant, nobody told. An ICD-10 code
 * may have several descriptions, as several diagnoses of the DSM-5 share one.
 */
export function partConflicts(
  lines: readonly Placed[],
  system: ListSystem,
): { right: Placed[]; wrong: WrongLine[] } {
  const problems = new Map<Placed, LineProblem[]>();
  const add = (line: Placed, problem: 'duplicate' | 'overlap', other: Placed) => {
    const known = problems.get(line) ?? [];
    problems.set(line, [...known, { field: 'code', problem, value: null, line: other.position }]);
  };
  const seen = new Map<string, Placed>();
  const byCode = new Map<string, Placed[]>();
  for (const line of lines) {
    const content = contentOf(line);
    const same = seen.get(content);
    if (same) {
      add(line, 'duplicate', same);
      continue;
    }
    seen.set(content, line);
    const key = system === 'icd10' ? `${line.code}\n${line.description}` : line.code;
    const group = byCode.get(key);
    if (group) group.push(line);
    else byCode.set(key, [line]);
  }
  for (const group of byCode.values()) if (group.length > 1) findOverlaps(group, add);
  return {
    right: lines.filter((line) => !problems.has(line)),
    wrong: lines.flatMap((line) => {
      const { code, description, position } = line;
      const own = problems.get(line);
      return own ? [{ code, description, position, problems: own.slice(0, 3) }] : [];
    }),
  };
}

/** In the order of their first days each is held against the one that lasts longest so far: no pair is compared twice. */
function findOverlaps(group: Placed[], add: (line: Placed, problem: 'overlap', other: Placed) => void): void {
  const inOrder = group.toSorted(
    (one, other) => one.valid_from.localeCompare(other.valid_from) || one.position - other.position,
  );
  const wasTold = new Set<Placed>();
  let longest = inOrder[0] as Placed;
  for (const line of inOrder.slice(1)) {
    if (line.valid_from <= (longest.valid_until ?? FOR_EVER)) {
      add(line, 'overlap', longest);
      if (!wasTold.has(longest)) add(longest, 'overlap', line);
      wasTold.add(longest);
      wasTold.add(line);
    }
    if ((line.valid_until ?? FOR_EVER) > (longest.valid_until ?? FOR_EVER)) longest = line;
  }
}

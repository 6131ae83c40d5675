/** Suggests the code of the institution's own list: by what a line was mapped to, else by what was chosen before in the same case. */
import type { Contact, GgzNhnLine, Suggestion, Told } from './types.ts';

/** A habit: chosen at least this often in all, and four of five times the same. Less is not told apart from chance. */
const leastChoices = 5;
const leastShare = 0.8;

/** All was said, and yet no step of time follows from it. */
const timeUnsettled = ['zpm_impossible', 'zpm_hardly_met'];

type ChosenBefore = { code: string; times: number };
type Mapped = 'setting' | 'profession' | 'kind' | 'minutes';
const mappedFields: readonly Mapped[] = ['setting', 'profession', 'kind', 'minutes'];

const isMapped = (line: GgzNhnLine) =>
  line.group_size !== null || mappedFields.some((field) => line[field] !== null);

const fitsGroup = (line: GgzNhnLine, contact: Contact) => (line.group_size ?? 1) === contact.group_size;

type Known = Record<Mapped, string | number | null>;

const knownOf = (contact: Contact, zpm: Suggestion): Known => ({
  setting: contact.setting,
  profession: contact.profession,
  kind: contact.kind,
  // Too short for any step is known as well.
  minutes: zpm.rule === 'zpm_too_short' ? 0 : zpm.minutes,
});

const isExcluded = (line: GgzNhnLine, contact: Contact, known: Known) =>
  isMapped(line) &&
  (!fitsGroup(line, contact) ||
    mappedFields.some(
      (field) => line[field] !== null && known[field] !== null && line[field] !== known[field],
    ));

/** Fields that these lines ask for and nobody said. The step is not a field: the times are. */
function unsaidFields(lines: readonly GgzNhnLine[], contact: Contact, known: Known): (keyof Contact)[] {
  const unsaid = mappedFields.filter(
    (field) => known[field] === null && lines.some((line) => line[field] !== null),
  );
  const times = (['planned_minutes', 'real_minutes'] as const).filter(
    (field) => contact[field] === null && (field === 'real_minutes' || contact.is_planned),
  );
  return unsaid.flatMap((field): (keyof Contact)[] => (field === 'minutes' ? times : [field]));
}

/** What the institution does in this case, when it is a habit and the code is still in the list. */
function habitOf(chosenBefore: readonly ChosenBefore[], lines: readonly GgzNhnLine[]) {
  const total = chosenBefore.reduce((sum, { times }) => sum + times, 0);
  const most = chosenBefore.reduce<ChosenBefore | undefined>(
    (best, each) => (best && best.times >= each.times ? best : each),
    undefined,
  );
  const isHabit = most && total >= leastChoices && most.times >= total * leastShare;
  const line = isHabit && lines.find(({ code }) => code === most.code);
  return { total, most, line: line || undefined, isHabit: Boolean(isHabit) };
}

/** `lines`: those valid on the day. `chosenBefore`: what people confirmed in contacts like this one, each code once. */
export function suggestGgzNhn(
  contact: Contact,
  zpm: Suggestion,
  lines: readonly GgzNhnLine[],
  chosenBefore: readonly ChosenBefore[],
): Suggestion {
  const answer = (line: GgzNhnLine | null, doubt: Suggestion['doubt'], reason: Told): Suggestion => ({
    system: 'ggz_nhn',
    code: line?.code ?? null,
    meaning: line?.description ?? null,
    minutes: zpm.minutes,
    times: 1,
    rule: reason.id,
    reason,
    would_change: [],
    missing: [],
    doubt,
    surcharges: [],
  });
  if (timeUnsettled.includes(zpm.rule)) return answer(null, 'unknown', zpm.reason);
  if (lines.length === 0)
    return answer(null, 'list', { id: 'ggz_nhn_no_list', values: { day: contact.day } });

  const known = knownOf(contact, zpm);
  const open = lines.filter((line) => !isExcluded(line, contact, known));
  const mapped = open.filter(isMapped);
  const unsaid = unsaidFields(mapped, contact, known);
  const codes = [...new Set(mapped.map(({ code }) => code))];
  const habit = habitOf(chosenBefore, open);
  const counted = { times: habit.most?.times ?? 0, total: habit.total };

  const [only] = mapped;
  if (only && codes.length === 1 && unsaid.length === 0) {
    const others: Told[] =
      habit.line && habit.line.code !== only.code
        ? [{ id: 'ggz_nhn_chosen_otherwise', values: { ...counted, code: habit.line.code } }]
        : [];
    const values = { setting: '', profession: '', kind: '', step: '', ...saidBy(only) };
    return { ...answer(only, 'none', { id: 'ggz_nhn_mapping', values }), would_change: others };
  }
  if (habit.line) return answer(habit.line, 'none', { id: 'ggz_nhn_chosen_before', values: counted });
  if (unsaid.length > 0) {
    const reason = { id: 'ggz_nhn_missing', values: { fields: unsaid.join(' ') } };
    return { ...answer(null, 'missing', reason), missing: unsaid };
  }
  if (codes.length > 1)
    return answer(null, 'unknown', { id: 'ggz_nhn_several_lines', values: { codes: codes.join(', ') } });
  if (habit.isHabit) {
    const values = { ...counted, code: habit.most?.code ?? '' };
    return answer(null, 'list', { id: 'ggz_nhn_gone', values });
  }
  if (habit.total > 0) return answer(null, 'unknown', { id: 'ggz_nhn_no_habit', values: counted });
  return answer(null, 'unknown', { id: 'ggz_nhn_nothing_known', values: {} });
}

/** What the line was mapped to, for the sentence. */
function saidBy(line: GgzNhnLine): Told['values'] {
  return {
    setting: line.setting ?? '',
    profession: line.profession ?? '',
    kind: line.kind ?? '',
    step: line.minutes ?? '',
  };
}

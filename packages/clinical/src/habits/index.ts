export { applyRules, type NumberedRule, type RuleChange } from './apply.ts';
export { findHabits } from './find.ts';
export {
  type HabitExample,
  type HabitOffer,
  type SectionPlace,
  type SignedPair,
  type WordForm,
  type WritingRule,
  type WritingStyle,
  writingStyles,
} from './rule.ts';
export { isSameHabit } from './same.ts';

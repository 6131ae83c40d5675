/** A rule of writing in words. */
import type { WritingRule } from '@noteer/contract';
import { useStrings } from '../lib/strings.ts';
import { ruleStrings } from './rule-strings.ts';

type Strings = ReturnType<typeof useStrings<typeof ruleStrings>>;

/** More forms of a word than these are counted. */
const SHOWN_FORMS = 3;

function ofWords({ forms, section, at_start }: Extract<WritingRule, { kind: 'words' }>, t: Strings): string {
  const shown = forms
    .slice(0, SHOWN_FORMS)
    .map(({ from, to }) => (to === '' ? t.leftOut(from) : t.replaced(from, to)));
  const more = forms.length > SHOWN_FORMS ? ` ${t.moreForms(forms.length - SHOWN_FORMS)}` : '';
  const places = [...(at_start ? [t.atStart] : []), ...(section === null ? [] : [t.inSection(section)])];
  return [`${shown.join(', ')}${more}`, ...places].join(', ');
}

function ofMove({ section, place }: Extract<WritingRule, { kind: 'section_moved' }>, t: Strings): string {
  if (place.at === 'first') return t.movedFirst(section);
  if (place.at === 'last') return t.movedLast(section);
  return place.at === 'before' ? t.movedBefore(section, place.title) : t.movedAfter(section, place.title);
}

function inWords(rule: WritingRule, t: Strings): string {
  switch (rule.kind) {
    case 'words':
      return ofWords(rule, t);
    case 'sentence_deleted':
      return t.sentenceDeleted(rule.text);
    case 'line_added':
      if (rule.section === null) return t.lineAdded(rule.text);
      return (rule.at === 'begin' ? t.lineBegun : t.lineAddedIn)(rule.text, rule.section);
    case 'section_emptied':
      return (rule.with_heading ? t.removed : t.emptied)(rule.section);
    case 'section_moved':
      return ofMove(rule, t);
    case 'section_renamed':
      return t.renamed(rule.section, rule.to);
    case 'style':
      return t[rule.style];
  }
}

export function useRuleWords(): (rule: WritingRule) => string {
  const t = useStrings(ruleStrings);
  return (rule) => inWords(rule, t);
}

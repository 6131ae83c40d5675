import { describe, expect, test } from 'vitest';
import { isNegative, topicOf } from './topic.ts';

describe('what a question asks about', () => {
  test.each([
    ['Slaap je?', 'Slaap'],
    ['Hoeveel paniekaanvallen vorige week?', 'paniekaanvallen vorige week'],
    ['Hoe vaak is dat, die hoofdpijn?', 'hoofdpijn'],
    ['En trek in een sigaret?', 'trek in sigaret'],
    ['Had u een mes in uw hand?', 'mes in hand'],
    ['Hoe gaat het?', ''],
    ['Wanneer was dat?', ''],
  ])('%s → %s', (question, topic) => expect(topicOf(question, 'nl')).toBe(topic));

  test.each([
    ['How often do you get the headaches?', 'headaches'],
    ['What is it?', ''],
  ])('%s → %s', (question, topic) => expect(topicOf(question, 'en')).toBe(topic));

  test.each([
    ['Bent u niet gestopt?', true],
    ["You don't smoke?", true],
    ['Rookt u?', false],
  ])('%s denies: %s', (question, denies) => expect(isNegative(question)).toBe(denies));
});

import { expect, test } from 'vitest';
import { lacksSubject } from './english-subject.ts';

test.each([
  'Has had a cough for two weeks',
  'Does not smoke',
  'Takes ramipril in the morning',
  'Still wakes at four',
  'Stopped the tablets in May',
  'Went to the walk-in centre',
  'Denies chest pain',
])('“%s” lacks its subject', (clause) => {
  expect(lacksSubject(clause)).toBe(true);
});

test.each([
  'No fever',
  'Start allopurinol',
  'Increased appetite',
  'Mother has diabetes',
  'Blood pressure 120/80',
  'The pain keeps her awake',
  'Not depressed',
  'Lungs: clear',
])('“%s” stands as it is', (clause) => {
  expect(lacksSubject(clause)).toBe(false);
});

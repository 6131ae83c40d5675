import { describe, expect, it } from 'vitest';
import { joined } from './joined.ts';

describe('Clauses of one matter', () => {
  it.each([
    [['Slaapt slecht', 'Ligt vaak wakker'], 'Slaapt slecht; ligt vaak wakker'],
    [['Drinkt geen alcohol', 'al drie maanden niet meer'], 'Drinkt geen alcohol, al drie maanden niet meer'],
    [['Rookt', 'Rob rookt ook'], 'Rookt; Rob rookt ook'],
    [['Neemt quetiapine.', "'s Avonds", ''], "Neemt quetiapine, 's avonds"],
    [['EMDR gestart', 'PTSS'], 'EMDR gestart; PTSS'],
  ])('%j', (clauses, sentence) => {
    expect(joined(clauses, 'nl')).toBe(sentence);
  });
});

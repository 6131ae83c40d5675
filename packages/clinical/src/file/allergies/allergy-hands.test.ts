/** Allergies in the words of other hands. */
import { expect, test } from 'vitest';
import type { Language } from '../../note.ts';
import { findingsOf } from '../findings.ts';

const namesIn = (text: string, language: Language = 'nl') =>
  findingsOf({ id: '1', kind: 'attachment', date: '2026-10-06', author: '', text, language }).flatMap(
    (each) => (each.kind === 'allergy' ? [each.is_denied ? 'none' : each.name] : []),
  );

test.each<[string, string[], Language?]>([
  ['Naproxen kan hij niet verdragen (maagbloeding in 2022).', ['naproxen']],
  ['Tegen tramadol is zij niet bestand (braken).', ['tramadol']],
  ['Op bijensteken reageert hij allergisch.', ['bijensteken']],
  ['Zij is nergens allergisch voor, op latex na.', ['latex']],
  ['Hij is allergisch voor noten en krijgt galbulten van ibuprofen.', ['noten', 'ibuprofen']],
  ['Zij meldt een allergie voor nikkel en is overgevoelig voor doxycycline.', ['nikkel', 'doxycycline']],
  ['OG: naproxen', ['naproxen']],
  ['Na metoclopramide kreeg hij kaakkrampen; als intolerantie geregistreerd.', ['metoclopramide']],
  ['Haloperidol: ernstige stijfheid, opgenomen als overgevoeligheid.', ['haloperidol']],
  ['Kan geen diclofenac hebben: krijgt er galbulten van.', ['diclofenac']],
  ['Op lamotrigine ontstond een fors geneesmiddelenexantheem.', ['lamotrigine']],
  ['Hypersensitivity: amoxicillin; latex.', ['amoxicillin', 'latex'], 'en'],
  ['Our records show that aspirin gives her wheeze.', ['aspirin'], 'en'],
  ['Ramipril caused a dry cough and is recorded as an adverse reaction.', ['ramipril'], 'en'],
  ['Aspirin-sensitive asthma.', ['aspirin'], 'en'],
  ['Allergies: Penicillin V (rash)', ['penicillin'], 'en'],
])('it is one: %s', (text, names, language) => {
  expect(namesIn(text, language)).toEqual(names);
});

test.each<[string, Language?]>([
  ['Allergie: heeft hij niet.'],
  ['Overgevoeligheid: geen bekend, ook bij navraag niet.'],
  ['She is not known to have any allergies.', 'en'],
])('there are none: %s', (text, language) => {
  expect(namesIn(text, language)).toEqual(['none']);
});

test.each<[string, Language?]>([
  ['Escitalopram 10 mg kon hij niet verdragen wegens misselijkheid.'],
  ['Insulin-sensitive tissue was not biopsied.', 'en'],
])('it is none: %s', (text, language) => {
  expect(namesIn(text, language)).toEqual([]);
});

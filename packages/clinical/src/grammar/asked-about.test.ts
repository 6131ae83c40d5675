import { describe, expect, test } from 'vitest';
import { askedAbout } from './asked-about.ts';

describe('the thing that a question is about', () => {
  test.each([
    ['Hoe gaat het met de fysiotherapie?', 'fysiotherapie'],
    ['En de eetlust, hoe is die?', 'eetlust'],
    ['Slaapt u een beetje?', 'slapen'],
    ['Gerookt vroeger?', 'roken'],
    ['Heeft u weleens pijn op de borst?', 'pijn op de borst'],
    ['Tintelingen in uw handen en voeten?', 'tintelingen in handen en voeten'],
    ['Had u een mes bij u?', 'mes'],
    ['Hoe vaak is dat, die hoofdpijn?', 'hoofdpijn'],
    ['En die koffie, hoeveel op een dag?', 'koffie'],
    ['Bent u vaak duizelig?', 'duizelig'],
    ['Gevallen?', 'vallen'],
    ['Hoe groot is de wens om dood te zijn?', 'wens om dood te zijn'],
  ])('%s → %s', (question, topic) => expect(askedAbout(question, 'nl')).toBe(topic));

  test.each([
    'Hoe gaat het?',
    'Wanneer was dat?',
    'Klopt dat voor jou?',
    'Hoe vaak op een dag?',
    'Wat vind je daarvan?',
    'Hoe gaat het met u, Jannie?',
    'Dinsdag tien november, om twee uur?',
    'En wil je dat?',
  ])('%s names nothing', (question) => expect(askedAbout(question, 'nl')).toBe(''));

  test.each([
    ['How is your appetite these days?', 'appetite'],
    ['How often do you get the headaches?', 'headaches'],
    ['Any chest pain or palpitations?', 'chest pain or palpitations'],
    ['How have you been sleeping?', 'sleep'],
    ['What is it?', ''],
    ['Have you ever?', ''],
  ])('%s → %s', (question, topic) => expect(askedAbout(question, 'en')).toBe(topic));
});

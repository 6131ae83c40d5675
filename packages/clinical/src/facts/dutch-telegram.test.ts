import { describe, expect, test } from 'vitest';
import { telegramInDutch } from './dutch-telegram.ts';

describe('a Dutch statement is written without what a note does not miss', () => {
  test.each([
    ['De apotheek levert de tabletten op maandag', 'Apotheek levert tabletten op maandag'],
    ['Heeft een hoge bloeddruk', 'Heeft hoge bloeddruk'],
    ['Het contract loopt in mei af', 'Contract loopt in mei af'],
    ['Branderig gevoel bij het plassen', 'Branderig gevoel bij plassen'],
    ['Er is een wachttijd van acht weken', 'Wachttijd van acht weken'],
    ['Het is een gekneusde rib', 'Gekneusde rib'],
    ['De enkel, die is stabiel', 'Enkel is stabiel'],
    ['Dan belt behandelaar de wijkverpleging', 'Behandelaar belt wijkverpleging'],
    [
      'Behandelaar schrijft een recept en behandelaar belt de apotheek',
      'Behandelaar schrijft recept en belt apotheek',
    ],
    ['Is gewoon eigenlijk altijd moe', 'Is altijd moe'],
    ['Slaapt ook slecht', 'Slaapt slecht'],
    ['Staat in de agenda, dat weet cliënt', 'Staat in agenda'],
  ])('%s → %s', (said, written) => expect(telegramInDutch(said)).toBe(written));
});

describe('what says something stays', () => {
  test.each([
    'Neemt om de drie dagen een halve tablet',
    'Sport drie keer in de week',
    'Lukte vijf van de zeven dagen',
    'Had toen wel plannen, nu niet',
    'Belt praktijk, ook op zondag',
    'Slikt meer dan twee tabletten',
    'Had een paar keer hoofdpijn',
    'Gaat opgenomen worden op De Linde',
    'Geen gedachten aan de dood',
    'Kalium was drie komma één, dat is te laag',
  ])('%s', (said) => expect(telegramInDutch(said)).toBe(said));
});

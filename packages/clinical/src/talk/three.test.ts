import { expect, it } from 'vitest';
import { readTalk } from './read-talk.ts';

/** Nobody is told apart by sound: the words alone. */
const sentencesOf = (...said: string[]) =>
  readTalk(
    said.map((text, seq) => ({ seq, start_s: seq * 4, end_s: seq * 4 + 3, text })),
    'nl',
  ).sentences;

const couple = sentencesOf(
  'Meneer Verhagen, mevrouw, komt u binnen. Gaat u zitten.',
  'Dank u. Ik neem die stoel bij het raam.',
  'Niet zo dicht bij de deur, Piet.',
  'Hoe gaat het met u, meneer?',
  'Redelijk. Ik slaap weer wat beter.',
  'Hij snurkt wel, hoor. Hij wordt elke nacht drie keer wakker.',
  'Wordt u drie keer wakker?',
  'Ja, dat klopt. Ik moet er steeds uit om te plassen.',
  'Mevrouw, heeft u er zelf last van?',
  'Ja, dokter. Ik slik zelf een slaappil.',
  'Dan zie ik u over vier weken, om kwart over tien.',
  'Om tien uur.',
  'Kwart over tien, Piet.',
);

it('sees a third person where one is called by name and another by title', () => {
  expect(couple.some(({ speaker }) => speaker.role === 'other')).toBe(true);
});

it('is sure of the client where they answer what is asked of them', () => {
  const asked = couple.find(({ said }) => said.startsWith('Ik moet er steeds uit'));
  expect(asked?.speaker).toMatchObject({ role: 'client' });
  expect(asked?.speaker.sure).toBeGreaterThanOrEqual(0.9);
});

it('is not sure of the client where a title asks one of two', () => {
  const pill = couple.find(({ said }) => said.startsWith('Ik slik zelf een slaappil'));
  expect(pill?.speaker.role === 'client' && pill.speaker.sure >= 0.86).toBe(false);
});

it('calls neither parent by name where both are there: the words alone do not tell which of them speaks', () => {
  const heard = readTalk(
    [
      { text: 'Fijn dat jullie er alle drie zijn. Fenna, weet jij waarom je hier zit?', role: 'clinician' },
      { text: 'Omdat mama vindt dat ik te weinig eet.', role: 'client' },
      { text: 'Niet alleen ik hoor, de huisarts ook.', role: 'other' },
      { text: 'Dat hoor ik, u bent de vader.', role: 'clinician' },
      { text: 'School belde mij vorige week.', role: 'other' },
    ].map(({ text, role }, seq) => ({
      ...{ seq, start_s: seq * 4, end_s: seq * 4 + 3, text },
      speaker: { role: role as 'clinician' | 'client' | 'other' },
    })),
    'nl',
  ).sentences;
  const others = heard.filter(({ speaker }) => speaker.role === 'other');
  expect(others.map(({ speaker }) => speaker.relation)).toEqual(others.map(() => 'ouder'));
});

it('knows by who calls whom `mum` which of them is the parent, once it is settled who speaks', () => {
  const heard = readTalk(
    [
      { text: 'How are you feeling this morning?', voice: 1 },
      { text: "I'm tired. I want to go home, Mum.", voice: 2 },
      {
        text: "I didn't know until the morning. She came down at half six and said she felt sick.",
        voice: 3,
      },
      { text: 'Mum, I need every tablet in the house locked away today.', voice: 1 },
      { text: 'I can take Monday and Tuesday off.', voice: 3 },
      { text: 'And how long have you felt like this?', voice: 1 },
      { text: 'Since the summer, I think. I cry at night.', voice: 2 },
    ].map(({ text, voice }, seq) => ({
      ...{ seq, start_s: seq * 4, end_s: seq * 4 + 3, text },
      ...{ voice, voice_sure: 1 },
    })),
    'en',
  ).sentences;
  const tablets = heard.find(({ said }) => said.startsWith('I can take Monday'));
  expect(tablets?.speaker).toMatchObject({ role: 'other', relation: 'mother' });
});

/**
 * Who is paired with whom. The method was made better on the development half alone; no voice is in both halves. Within
 * a half no pair may be the same person in two roles, so of an actor's characters only one is here.
 */
import { announcer, caller, fish, flite, machine, type Speaker, tutor } from './speakers.ts';

export type Half = {
  pairs: Speaker[][];
  threes: Speaker[][];
  alone: Speaker[];
  /** Variants of one speaking program, which differ by a little of pitch and colour: for the record, no aim. */
  alike: Speaker[][];
};

const allison = announcer('en_US_f_Allison');
const carlo = announcer('it_IT_m_Carlo');
const june = announcer('fr_CA_f_June');
const menardi = announcer('it_IT_f_Menardi');
const russian = announcer('ru_RU_f_IvrvoiceRU');
const smallCzech = fish('cs', 'small');
const bigCzech = fish('cs', 'big');
const smallDutch = fish('nl', 'small');
const bigDutch = fish('nl', 'big');
const us1 = machine('mb-us1');
const us2 = machine('mb-us2');
const us3 = machine('mb-us3');
const en1 = machine('mb-en1');
const nl2 = machine('mb-nl2');
const nl3 = machine('mb-nl3');
const rms = flite('rms');
const slt = flite('slt');
const awb = flite('awb');
const robot = machine('nl');
const robotF2 = machine('nl+f2');
const robotF3 = machine('nl+f3');
const robotF4 = machine('nl+f4');
const robotM1 = machine('nl+m1');
const robotM3 = machine('nl+m3');
const robotM7 = machine('nl+m7');

export const development: Half = {
  pairs: [
    [allison, carlo],
    [allison, smallCzech],
    [carlo, bigCzech],
    [smallCzech, bigCzech],
    [smallDutch, bigDutch],
    [june, menardi],
    [menardi, russian],
    [russian, june],
    [smallDutch, russian],
    [carlo, rms],
    [us1, slt],
    [us2, rms],
    [nl2, nl3],
    [nl2, en1],
    [us3, awb],
    [nl3, robotF3],
    [robot, robotF2],
    [robotF3, robotM7],
  ],
  threes: [
    [allison, carlo, bigCzech],
    [smallDutch, bigDutch, june],
    [nl2, nl3, en1],
    [robotF3, robotM1, us3],
  ],
  alone: [allison, carlo, june, smallCzech, bigCzech, smallDutch, bigDutch, nl3, robot],
  alike: [
    [robot, robotM3],
    [robotF2, robotF4],
  ],
};

const callerEs = caller('es');
const callerFr = caller('fr');
const de1 = machine('mb-de1-en');
const de2 = machine('mb-de2-en');
const de3 = machine('mb-de3-en');
const de4 = machine('mb-de4-en');
const de5 = machine('mb-de5-en');
const de6 = machine('mb-de6-en');
const fr1 = machine('mb-fr1-en');
const fr4 = machine('mb-fr4-en');
const sw1 = machine('mb-sw1-en');
const sw2 = machine('mb-sw2-en');
const robotM4 = machine('nl+m4');
const robotF5 = machine('nl+f5');

export const heldOut: Half = {
  pairs: [
    [callerEs, callerFr],
    [tutor, callerEs],
    [callerFr, tutor],
    [de1, de3],
    [de2, de4],
    [de5, de6],
    [de1, de5],
    [fr1, sw1],
    [fr4, sw2],
    [de6, fr1],
    [sw2, de3],
    [robotM4, robotF5],
    [robotM4, de4],
    [callerEs, fr4],
  ],
  threes: [
    [callerEs, callerFr, tutor],
    [de1, de2, fr4],
    [sw1, de6, robotF5],
  ],
  alone: [callerEs, callerFr, tutor, de3, fr1, robotF5],
  alike: [[robotM4, machine('nl+m5')]],
};

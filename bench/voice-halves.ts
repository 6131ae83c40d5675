/**
 * Who is paired with whom. The method was made better on the development half alone; no voice is in both halves.
 * Allison speaks English and Spanish; the same person, so only one of them is here.
 */
import { announcer, fish, flite, machine, reader, type Speaker } from './speakers.ts';

export type Half = {
  pairs: [Speaker, Speaker][];
  threes: Speaker[][];
  alone: Speaker[];
  /** Variants of one speaking program, which differ by a little of pitch and colour: for the record, no aim. */
  alike: [Speaker, Speaker][];
};

const allison = announcer('en_US_f_Allison');
const carlo = announcer('it_IT_m_Carlo');
const smallCzech = fish('cs', 'small');
const bigCzech = fish('cs', 'big');
const us1 = machine('mb-us1');
const us2 = machine('mb-us2');
const rms = flite('rms');
const slt = flite('slt');
const robot = machine('nl');
const robotF2 = machine('nl+f2');
const robotM3 = machine('nl+m3');
const robotF4 = machine('nl+f4');

export const development: Half = {
  pairs: [
    [allison, carlo],
    [allison, smallCzech],
    [carlo, bigCzech],
    [smallCzech, bigCzech],
    [allison, slt],
    [carlo, rms],
    [us1, us2],
    [us1, slt],
    [us2, rms],
    [robot, robotF2],
    [robotM3, robotF4],
    [robotM3, us1],
  ],
  threes: [
    [allison, carlo, bigCzech],
    [us1, rms, robotF2],
    [smallCzech, us2, carlo],
  ],
  alone: [allison, carlo, smallCzech, bigCzech, us1, robot],
  alike: [
    [robot, robotM3],
    [robotF2, robotF4],
  ],
};

const june = announcer('fr_CA_f_June');
const menardi = announcer('it_IT_f_Menardi');
const russian = announcer('ru_RU_f_IvrvoiceRU');
const smallDutch = fish('nl', 'small');
const bigDutch = fish('nl', 'big');
const nl2 = machine('mb-nl2');
const nl3 = machine('mb-nl3');
const en1 = machine('mb-en1');
const us3 = machine('mb-us3');
const awb = flite('awb');
const robotM1 = machine('nl+m1');
const robotF3 = machine('nl+f3');
const robotM7 = machine('nl+m7');

export const heldOut: Half = {
  pairs: [
    [smallDutch, bigDutch],
    [reader, june],
    [june, menardi],
    [menardi, russian],
    [russian, june],
    [reader, bigDutch],
    [smallDutch, russian],
    [nl2, nl3],
    [nl2, en1],
    [nl3, robotF3],
    [en1, us3],
    [us3, awb],
    [robotF3, robotM7],
    [robotM1, nl3],
  ],
  threes: [
    [smallDutch, bigDutch, june],
    [menardi, reader, russian],
    [nl2, nl3, en1],
    [robotF3, robotM1, us3],
  ],
  alone: [june, menardi, smallDutch, bigDutch, reader, nl3, robotM7],
  alike: [[robotM1, robotM7]],
};

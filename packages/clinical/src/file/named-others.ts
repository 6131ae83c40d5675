/** People whom a paper names besides the client: `haar partner Roel`, `de heer Vos` in the paper of a woman. */
import type { FileSource } from './finding.ts';

/** `Vrouw van 45 jaar` and `moeder van twee` are the client. */
export const relation =
  '(?:schoon)?(?:moeder|vader|ouders?)(?! van (?:\\d|een |twee|drie|vier))|(?:half|stief)?(?:broer(?:tje)?|zus(?:je|ter)?|zoon(?:tje)?|dochter(?:tje)?)|echtgeno(?:ot|te)|partner|vriend(?:in)?|(?<!jarige |-old )(?:vrouw|man)(?!,? (?:van )?\\d|,? bekend|en\\b)|ex|opa|oma|grootmoeder|grootvader|oom|tante|neef(?:je)?|nicht(?:je)?|kleinkind(?:eren)?|kleindochter|kleinzoon|buurman|buurvrouw|collega|huisgenoot|mother|father|parents?|brother|sister|son|daughter|wife|husband|uncle|aunt|cousin|grandmother|grandfather|granddaughter|grandson|neighbour|friend|carer';
const withName = new RegExp(`(?<![\\p{L}-])(?:${relation}),? (\\p{Lu}\\p{Ll}{2,})(?![\\p{L}])`, 'giu');

/** How the paper calls its client: behind `Patiënt:`, `Betreft:`, `Re:`. */
const clientCalled =
  /^[^\n]{0,20}\b(?:pati[eë]nte?|betreft|inzake|cli[eë]nte?|naam|re|patient|client|name)\b\s*:?\s*(?:uw pati[eë]nte?,? )?(mw|mevr|mevrouw|mrs|ms|miss|dhr|hr|de heer|meneer|mr)\b/imu;
const isWoman = /^(?:mw|mevr|mevrouw|mrs|ms|miss)$/i;
const womanFirst = /^(?:mw|mevr|mevrouw|mrs|ms|miss)\b/iu;
const manFirst = /^(?:dhr|de heer|meneer|mr)\b/iu;

type Others = {
  /** First names that stand behind a relation. */
  names: ReadonlySet<string>;
  /** The title that the client does not have, at the beginning of a sentence. */
  otherTitle: RegExp | undefined;
};

function readOthers({ text }: FileSource): Others {
  const named = [...text.matchAll(withName)].map(([, name = '']) => name);
  const title = clientCalled.exec(text)?.[1];
  return {
    names: new Set(named.filter((name) => /^\p{Lu}/u.test(name))),
    otherTitle: title === undefined ? undefined : isWoman.test(title) ? manFirst : womanFirst,
  };
}

/** Every sentence of a paper asks for the same. */
export function othersIn(paper: FileSource): Others {
  const known = read.get(paper);
  if (known) return known;
  const others = readOthers(paper);
  read.set(paper, others);
  return others;
}
const read = new WeakMap<FileSource, Others>();

/** How sure a clinician is beside `ik denk` and `I think`. */

const settled =
  /(?:^|[ ,])(?:and |en |maar |but )?(?:(?:we're|i'm|we are|i am) (?:(?:all|both|fairly|quite|very|really|pretty|completely|absolutely|now) )*settled on (?:this|that|it)|(?:we're|i'm|we are|i am) (?:(?:all|both|quite|very|really|completely|absolutely|now) )*(?:sure|certain|confident|clear|agreed) (?:of|about|on|in) (?:this|that|it)|(?:we|the team) (?:are )?(?:all|both) agreed?(?: on (?:this|that|it))?|(?:there's |there is |i have |we have )?no doubt (?:about (?:it|that)|in (?:my|our) minds?)|daar (?:ben|zijn) (?:ik|we|wij) (?:(?:ook|echt|heel|nu|inmiddels|eigenlijk|wel|het|met|zijn|allen|allemaal|als|team|helemaal|volledig|vrij|redelijk) )*(?:uit|over eens|mee eens)|daar (?:ben|zijn) (?:ik|we|wij) (?:(?:ook|echt|heel|nu|inmiddels|eigenlijk|wel|helemaal|vrij) )*zeker van|daar twijfel(?:en)? (?:ik|we|wij) (?:\S+ )?niet (?:meer )?(?:aan|over))(?= )/u;
const isHeldBack =
  / (?:niet|nog niet|not|isn't|aren't|werk\S+|working|voorlopig\S*|provisional\S*|hypothes\S+|if|als|yet|misschien|maybe|perhaps|wellicht) /u;

/** `What we think you've got, and we're settled on this, is …` */
export const isSettled = (sentence: string): boolean => {
  const said = settled.exec(sentence);
  return said !== null && !isHeldBack.test(sentence.replace(/ niet (?:meer )?(?:aan|over) /u, ' '));
};

const list = '(?:lijst|lijstje|rijtje|list|radar|differential)';
const stillListed = new RegExp(
  [
    `@ (?:staat|hebben (?:we|wij)|heb ik|houden (?:we|wij)|houd ik|hou ik|zit) (?=(?:\\S+ ){0,4}(?:nog|bij (?:ons|mij)|ons|mijn) )(?:(?!niet|als)\\S+ ){0,5}(?:op|in) (?:het|de|ons|mijn) (?:${list}|achterhoofd)(?= )`,
    ` (?:op|in) (?:ons|mijn|het) (?:${list}|achterhoofd) (?:staat|hebben we|heb ik|zit) (?:(?:ook|nog|wel|een) )*@`,
    ' (?:hebben (?:we|wij)|heb ik|houden (?:we|wij)|houd ik) (?:een )?@ (?:(?:ook|nog|wel|steeds) )+(?:op (?:het|de|ons) lijst(?:je)?|in (?:het|ons|mijn) achterhoofd)(?= )',
    '@ (?:staat|blijft) (?:(?:bij ons|bij mij|ook|wel) )*(?:nog )(?:(?:ook|wel|even) )*open(?= (?:[.,]|als|en|dus) | $)',
    `@ (?:is|stays|remains) (?:(?:also|still|very much) )+on (?:our|the|my) ${list}(?= )(?! of (?:your|things))`,
    ` on (?:our|my|the) ${list} is (?:(?:also|still) )+(?:an? )?@`,
  ].join('|'),
  'u',
);
/** One that is thought of beside another: `… staat bij ons ook nog op het lijstje`. */
export const isStillListed = (text: string): boolean => stillListed.test(text);

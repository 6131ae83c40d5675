/** Small words and nouns of English that the grammar must know by name. */
import { set } from './words.ts';

export const englishKin = set(`
  mother mum mom mam mummy mommy father dad daddy parents brother brothers sister sisters husband wife spouse partner boyfriend girlfriend fiancé fiancée fiance fiancee
  son sons daughter daughters child children kids kid grandmother grandma gran nan granny grandfather grandad granddad grandpa grandparents grandson granddaughter
  grandchildren grandkids uncle aunt auntie cousin cousins nephew niece stepfather stepmother stepdad stepmum stepmom stepson stepdaughter
  mother-in-law father-in-law sister-in-law brother-in-law in-laws boss manager supervisor colleague colleagues neighbour neighbor neighbours neighbors friend friends
  flatmate roommate housemate gp doctor psychiatrist psychologist therapist counsellor counselor dentist pharmacist physio cardiologist surgeon nurse ex ex-husband ex-wife
  family dog cat employer teacher landlord
`);

export const bodyParts = set(`
  head neck back shoulder shoulders arm arms elbow wrist hand hands finger fingers thumb chest stomach belly tummy abdomen hip hips leg legs knee knees ankle ankles foot
  feet toe toes eye eyes ear ears nose mouth throat tongue teeth tooth jaw face skin heart lungs kidneys liver bowels bladder groin thigh thighs calf calves shin scalp
  spine rib ribs breast breasts side forehead temple temples heel sinuses gums lip lips body muscles joints bones stools stool urine pee poo period periods bowel
`);

/** They may stand between `I` and its verb. */
export const englishAdverbs = set(`
  just really also still usually always never often sometimes only probably mostly even actually then already recently currently definitely occasionally normally
  generally now honestly rarely hardly barely first mainly simply certainly typically regularly constantly finally eventually ever almost nearly quite kind pretty
  suddenly maybe perhaps apparently personally basically literally currently frequently both all once not either
`);

/** They begin a clause within a clause. */
export const englishSubordinators = set(`
  because when if that since after before while although though until unless what how where which who whether than as why cos cause whenever wherever once like till whom whose
`);
export const englishCoordinators = set('and but or so then yet');

/** `so I really during the week`: a sentence that was begun and left. */
export const noVerbs = set(
  'during in on at with from for about if when because the a an my this that and but or so to of it there then',
);

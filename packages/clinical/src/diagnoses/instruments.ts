/** Names of questionnaires, scales and interviews that have a diagnosis in them: `de Autisme Spectrum Quotiënt`, `the Panic Disorder Severity Scale`. */

const within =
  '(?:(?:spectrum|rating|symptom|symptoms|severity|self|report|diagnostic|observation|examination|screening|identification|quality|of|life|impact|adult|item|items|seven|nine|ten|\\d+|revised|short|brief|zelfrapportage|zelfbeoordelings|beoordelings|symptomen|ernst|disability|assessment|cognitive|cognitions|checklist|voor|for|the|de|dsm|dsm-5|5) ){0,5}';
/** Nothing else is called so. */
const instrument =
  '(?:quotient|inventory|inventories|checklist|questionnaire|questionnaires|scale|scales|schedule|examination|vragenlijst|vragenlijsten|schaal|inventarisatielijst|screeningslijst|symptomenlijst|checklijst|zelfrapportage|zelfrapportageschaal)';
/** Called so only behind one of the words within: `Borderline Symptom List`. */
const qualified =
  '(?:spectrum|rating|symptom|symptoms|severity|self|report|diagnostic|observation|examination|screening|identification|zelfrapportage|symptomen|ernst|assessment) (?:list|lijst|index|test|interview|score|screen|screener)';
const ahead =
  '(?:zelfinventarisatielijst|inventarisatielijst|vragenlijst|screeningslijst|zelfbeoordelingslijst|checklist|inventory|questionnaire|zelfrapportageschaal|beoordelingsschaal|diagnostisch interview|diagnostic interview)';
/** Whose name it has: `Beck`, `Hamilton`, `Edinburgh`, `Geriatric`. */
const after =
  '(?:beck|hamilton|edinburgh|liebowitz|geriatric|geriatrische|montgomery|yale brown|young|zung|conners|goldberg|penn state)';

const isNamed = new RegExp(
  [
    `@ ${within}${instrument}(?= )`,
    `@ ${qualified}(?= )`,
    ` ${ahead} (?:(?:voor|van|for|of|de|the|volwassen|adult) )*@`,
    ` ${after} (?:\\S+ )?@`,
  ].join('|'),
  'u',
);

/** `clause` is in plain words with `@` for the diagnosis. */
export const isInstrument = (clause: string): boolean => isNamed.test(clause);

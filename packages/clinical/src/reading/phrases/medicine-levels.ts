/** Levels of medicines in the blood. General knowledge. */

/** Medicines whose level in the blood is measured, in both languages, and the unit of it. */
export const medicineLevels: readonly (readonly [dutch: string, english: string, unit: string])[] = [
  ['valproaat', 'valproate', 'mg/l'],
  ['carbamazepine', 'carbamazepine', 'mg/l'],
  ['lamotrigine', 'lamotrigine', 'mg/l'],
  ['levetiracetam', 'levetiracetam', 'mg/l'],
  ['fenytoïne', 'phenytoin', 'mg/l'],
  ['nortriptyline', 'nortriptyline', 'µg/l'],
  ['amitriptyline', 'amitriptyline', 'µg/l'],
  ['clomipramine', 'clomipramine', 'µg/l'],
  ['imipramine', 'imipramine', 'µg/l'],
  ['haloperidol', 'haloperidol', 'µg/l'],
  ['olanzapine', 'olanzapine', 'µg/l'],
  ['quetiapine', 'quetiapine', 'µg/l'],
  ['risperidon', 'risperidone', 'µg/l'],
  ['aripiprazol', 'aripiprazole', 'µg/l'],
  ['paracetamol', 'paracetamol', 'mg/l'],
  ['digoxine', 'digoxin', 'µg/l'],
  ['norclozapine', 'norclozapine', 'µg/l'],
  ['venlafaxine', 'venlafaxine', 'µg/l'],
  ['topiramaat', 'topiramate', 'mg/l'],
];
/** The names of levels, in Dutch. */
export const dutchLevels: Readonly<Record<string, string>> = Object.fromEntries(
  medicineLevels.map(([dutch, english]) => [`${english} level`, `${dutch}spiegel`]),
);

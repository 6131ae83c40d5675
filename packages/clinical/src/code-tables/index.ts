export { type Compared, compareLists } from './compare.ts';
export { partConflicts } from './conflicts.ts';
export { foldWords } from './fold.ts';
export { dayOfSerial } from './read-cell.ts';
export { readLine } from './read-line.ts';
export { fieldsOf, fittingColumns, neededFields, type Recognised, recogniseHeader } from './recognise.ts';
export {
  type Cell,
  type Columns,
  type LineProblem,
  type ListField,
  type ListLine,
  type ListSystem,
  listFields,
  type Placed,
  type TableRow,
  type WrongLine,
} from './table.ts';
export { professionLabels, settingLabels } from './zpm-names.ts';

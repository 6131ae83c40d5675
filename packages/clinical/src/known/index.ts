export { standing, stretchesOf, withoutFile } from './aside.ts';
export { asRead } from './heard.ts';
export { type FromFile, type Known, knownFrom } from './known.ts';
export { type FilePoint, filePoints, notInNote, type PaperName } from './points.ts';
export { withFile } from './with-file.ts';

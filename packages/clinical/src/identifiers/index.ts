export { type IdentifierKind, identifierKinds, type KnownIdentifiers } from './kind.ts';
export { countByKind, type IdentifierMap, putBack, type Replaced, replaceIdentifiers } from './replace.ts';

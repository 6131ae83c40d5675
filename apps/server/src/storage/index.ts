import { fileURLToPath } from 'node:url';
import type { Settings } from '../settings.ts';
import { diskStorage } from './disk.ts';
import type { Storage } from './port.ts';

export const createStorage = (settings: Settings): Storage =>
  diskStorage(fileURLToPath(settings.STORAGE_URL));

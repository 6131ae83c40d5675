/** Imported first of all: Zod compiles schemas with `new Function`, which our content security policy refuses. */
import { z } from 'zod';

z.config({ jitless: true });

/** The recorder of this tab, once somebody needed one: for whoever only wants to know whether it records. */
import { Observable } from '../lib/observable.ts';
import type { Recorder } from './recorder.ts';

export const recorderNow = new Observable<Recorder | null>(null);

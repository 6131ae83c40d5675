/**
 * What stands over every page while a recording goes on. The recorder's page brings it along, so that the shell stays light
 * and has it at hand also when the network is gone by then.
 */
import type { ComponentType } from 'react';
import { Observable } from './observable.ts';

export const whileRecording = new Observable<ComponentType | null>(null);

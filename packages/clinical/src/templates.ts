/**
 * Every note template there is. SOEP follows the Dutch zib SOAPReport and the NHG reference model; the mental state
 * follows the usual order of the psychiatric examination; the headings of the others are general knowledge of the
 * field, so an institution may want its own.
 */

import { birp, dap, girp, soap, soep } from './templates/acronyms.ts';
import { intake, mentalState } from './templates/assessment.ts';
import { evaluation, gpLetter } from './templates/reporting.ts';
import { crisis, suicide } from './templates/risk.ts';
import type { Template } from './templates/section.ts';
import { decursus, medicationReview, treatmentPlan } from './templates/treatment.ts';

export const templates: readonly Template[] = [
  decursus,
  soep,
  intake,
  mentalState,
  medicationReview,
  crisis,
  suicide,
  treatmentPlan,
  evaluation,
  gpLetter,
  soap,
  birp,
  dap,
  girp,
];

export const defaultTemplate: Template = decursus;

export const findTemplate = (id: string): Template | undefined => templates.find((each) => each.id === id);

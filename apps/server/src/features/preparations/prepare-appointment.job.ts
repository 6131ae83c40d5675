import type { JobHandler } from '../../jobs/handler.ts';
import { ofTheSystem } from '../../policy.ts';
import { make } from './make.ts';

export const prepareAppointment: JobHandler<'prepare-appointment'> = {
  async run(services, { appointment_id }) {
    await make(services, ofTheSystem, appointment_id);
  },
};

/** Whether what is said to a server stays in the house. Loopback and private addresses do, unless the institution says otherwise. */
import { isHouseAddress } from '@noteer/contract';
import type { ModelPlace } from './port.ts';

/** `said` is what the institution says of it. */
export function placeOf(url: string, said: 'auto' | 'house' | 'elsewhere'): ModelPlace {
  if (said !== 'auto') return said;
  return isHouseAddress(url) ? 'house' : 'elsewhere';
}

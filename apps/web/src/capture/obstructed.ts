/** Why the storage worker did not do what it was asked. */
export type Obstacle = 'busy_elsewhere' | 'not_there' | 'unreadable' | 'too_long' | 'storage' | 'unexpected';

export class Obstructed extends Error {
  override name = 'Obstructed';
  readonly obstacle: Obstacle;

  constructor(obstacle: Obstacle) {
    super(obstacle);
    this.obstacle = obstacle;
  }
}

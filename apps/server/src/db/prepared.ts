/**
 * Queries that are prepared once a connection instead of planned at every call: those that every call asks, where planning
 * takes longer than answering. Such a query carries its name in a comment before it, which passes through Kysely.
 */
import pg from 'pg';

const NAMED = /^\/\* prepared: ([a-z ]+) \*\//;

export const prepared = (name: string, text: string): string => `/* prepared: ${name} */ ${text}`;

/** What was prepared before a migration may not fit the tables after it. */
const isOutdated = (error: unknown): boolean => (error as { code?: string }).code === '0A000';

export class PreparingClient extends pg.Client {
  override query(...asked: unknown[]): never {
    const [text, values] = asked;
    const name = typeof text === 'string' ? NAMED.exec(text)?.[1] : undefined;
    return (
      name ? this.#askPrepared(name, text as string, values as unknown[]) : this.#ask(...asked)
    ) as never;
  }

  #ask(...asked: unknown[]): unknown {
    return Reflect.apply(super.query, this, asked);
  }

  async #askPrepared(name: string, text: string, values: unknown[]): Promise<unknown> {
    try {
      return await this.#ask({ name, text, values });
    } catch (error) {
      if (isOutdated(error)) return this.#ask(text, values);
      throw error;
    }
  }
}

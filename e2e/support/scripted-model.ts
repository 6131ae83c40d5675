/** In the place of a language model: it writes what it was shown word for word, and does badly when a journey wants it to. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  asOllama,
  type ChatRequest,
  isSecondReading,
  noRemarks,
  openChatServer,
  questionOf,
  sectionsAsked,
  shownPieces,
  stream,
} from '../../apps/server/test/chat-server.ts';

const AS_MODELS_WRITE_MS = 60;

type Script = {
  /** Nobody answers at its address. */
  isAway?: boolean;
  /** Words that it doubts, and what it takes them for. */
  doubt?: { heard: string; read: string };
  /** What its second reading says of the line with these words. */
  wrong?: { line: RegExp; text: string; why: string };
};

type Piece = ReturnType<typeof shownPieces>[number];

const aDose = /\bmilligrams?\b|\bmg\b/i;
const aDay = /\b(?:over|in) \w+ we(?:ken|eks)\b|(?:maan|dins|donder|vrij|mon|tues|thurs|fri)day?/i;

/** Doses and appointments where a template has a place for them, all else in its first section. */
function sectionOf({ text }: Piece, ids: readonly string[]): string | undefined {
  const wanted = aDay.test(text) ? ['next_contact', 'plan'] : aDose.test(text) ? ['medication'] : [];
  return wanted.find((id) => ids.includes(id)) ?? ids[0];
}

const sentence = ({ text, seq }: Piece) => ({ text, sources: [seq] });

function note(request: ChatRequest, { doubt }: Script) {
  const pieces = shownPieces(request);
  const ids = sectionsAsked(request);
  const under = Map.groupBy(pieces, (piece) => sectionOf(piece, ids));
  const appointment = pieces.find(({ text }) => aDay.test(text)) ?? pieces.at(-1);
  const doubted = doubt && pieces.find(({ text }) => text.includes(doubt.heard));
  return {
    sections: Object.fromEntries(ids.map((id) => [id, (under.get(id) ?? []).map(sentence)])),
    tasks: appointment ? [{ ...sentence(appointment), who: '', when: '' }] : [],
    diagnoses: [],
    doubts: doubted ? [{ ...doubt, sources: [doubted.seq] }] : [],
  };
}

/** The lines of a note as the second reading is shown them: `3. What it says [7, 8]`. */
function remarks(request: ChatRequest, { wrong }: Script) {
  const lines = [...questionOf(request).matchAll(/^(\d+)\. (.+) \[([\d, ]+)\]$/gm)];
  const found = wrong && lines.find(([, , text = '']) => wrong.line.test(text));
  if (!found) return noRemarks;
  const { text, why } = wrong;
  return {
    ...noRemarks,
    wrong: [{ line: Number(found[1]), why, text, sources: found[3]?.split(', ').map(Number) }],
  };
}

export type ScriptedModel = Awaited<ReturnType<typeof openScriptedModel>>;

export async function openScriptedModel() {
  const server = await openChatServer();
  server.tells(asOllama([{ name: 'scripted', num_ctx: 16_384 }]));
  let script: Script = {};
  let held: PromiseWithResolvers<void> | undefined;
  server.behave(async (request, response) => {
    if (script.isAway) return void response.destroy();
    const answer = JSON.stringify(
      isSecondReading(request) ? remarks(request, script) : note(request, script),
    );
    let hasWaited = false;
    await stream(response, answer, {
      pace: async (written) => {
        if (!held || hasWaited) return;
        // Whoever looks on is told some times a second: what comes all at once would be seen at the next word.
        await sleep(AS_MODELS_WRITE_MS);
        if (written.length < answer.length / 2) return;
        hasWaited = true;
        await held?.promise;
      },
    });
  });
  const goOn = () => {
    held?.resolve();
    held = undefined;
  };
  return {
    settings: { WRITER: 'http', WRITER_URL: server.url, WRITER_MODEL: 'scripted' },
    /** Nobody chose it: it runs on this machine as an Ollama does, and is to be found. */
    settingsToFind: { WRITER: '', FIND_MODELS: new URL(server.url).port },
    /** How it does from now on; without words, well. */
    follow(next: Script = {}) {
      script = next;
      goOn();
    },
    /** From now on it stops once in the middle of every answer, until it may go on. */
    hold() {
      held ??= Promise.withResolvers();
    },
    goOn,
    close() {
      goOn();
      return server.close();
    },
  };
}

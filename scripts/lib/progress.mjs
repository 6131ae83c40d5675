/** Tells what is going on during a long step: one line that counts on a terminal, plain lines in a log. */

const tick_ms = 200;
/** Often enough that nobody takes a log for dead. */
const heartbeat_ms = 10_000;

const seconds = (began) => `${((performance.now() - began) / 1000).toFixed(1)} s`;

function onTerminal(title, began) {
  const draw = (sign, end = '') => process.stdout.write(`\r\x1b[2K${sign} ${title}  ${seconds(began)}${end}`);
  draw('·');
  const timer = setInterval(() => draw('·'), tick_ms);
  return (sign) => {
    clearInterval(timer);
    draw(sign, '\n');
  };
}

function inLog(title, began) {
  console.log(`· ${title}`);
  const timer = setInterval(() => console.log(`· ${title}: ${seconds(began)}`), heartbeat_ms);
  return (sign) => {
    clearInterval(timer);
    console.log(`${sign} ${title}  ${seconds(began)}`);
  };
}

/** Shows a step with its time while `work` is done. */
export async function step(title, work) {
  const began = performance.now();
  const finish = process.stdout.isTTY ? onTerminal(title, began) : inLog(title, began);
  try {
    const result = await work();
    finish('✓');
    return result;
  } catch (error) {
    finish('✗');
    throw error;
  }
}

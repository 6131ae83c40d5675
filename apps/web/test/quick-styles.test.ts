// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

const pages = {
  'elements of all kinds': `<main><h1>a</h1><p>b <b>c</b> <a href="/">d</a></p><ul><li>e</li></ul><button>f</button>
    <input><input type="hidden"><input type="checkbox"><select><option>g</option></select><template>h</template>
    <svg><path d=""/></svg><label>i</label><fieldset><legend>j</legend></fieldset><textarea></textarea></main>`,
  'tables, also with hidden rows': `<table><caption>a</caption><colgroup hidden><col></colgroup>
    <thead><tr><th>b</th></tr></thead><tbody><tr hidden><td>c</td></tr><tr><td>d</td></tr></tbody></table>`,
  'what is hidden by an attribute': `<div hidden><p>a</p></div><p hidden="until-found">b</p><dialog>c</dialog>
    <dialog open>d</dialog><div popover>e</div><details><summary>f</summary><p>g</p></details>`,
  'what has a style of its own': `<div style="display: none"><p>a</p></div><p style="display: flex">b</p>
    <div style="visibility: hidden"><p>c</p><p style="visibility: visible">d</p></div>
    <div style="pointer-events: none"><button>e</button><button style="pointer-events: auto">f</button></div>
    <input type="hidden" style="display: block"><p style="all: initial">g</p>`,
  'a sheet that hides': `<style>.gone { display: none } .still { pointer-events: none }</style>
    <p class="gone">a</p><div class="still"><button>b</button></div>`,
  'a sheet about something else': '<style>p { color: red }</style><p>a</p>',
};

const properties = ['display', 'visibility', 'pointer-events', 'color', 'position'];

function styles(window: Pick<Window, 'document' | 'getComputedStyle'>): string[] {
  return [...window.document.body.querySelectorAll('*')].map((element) => {
    const style = window.getComputedStyle(element);
    return [element.localName, ...properties.map((name) => style.getPropertyValue(name))].join(' ');
  });
}

test.each(Object.entries(pages))('%s look as they do to jsdom', (_, html) => {
  document.body.innerHTML = html;
  // A frame has a window of its own, in which nothing is replaced.
  const frame = document.head.appendChild(document.createElement('iframe'));
  const unchanged = frame.contentWindow as Window;
  unchanged.document.body.innerHTML = html;

  expect(styles(window)).toEqual(styles(unchanged));
  expect(styles(window).length).toBeGreaterThan(0);
});

test('a property is read by either of its names, and so is whatever else a style has', () => {
  document.body.innerHTML = '<p style="display: flex; pointer-events: none; color: red">a</p>';
  const style = getComputedStyle(document.body.firstElementChild as Element);

  expect([style.display, style.pointerEvents, style.visibility]).toEqual(['flex', 'none', 'visible']);
  expect(style.color).toBe('rgb(255, 0, 0)');
  expect(style.getPropertyPriority('color')).toBe('');
});

test('what changes is seen at once', () => {
  document.body.innerHTML = '<p>a</p>';
  const p = document.body.firstElementChild as HTMLElement;
  const seen = () => getComputedStyle(p).display;

  expect(seen()).toBe('block');
  p.style.display = 'none';
  expect(seen()).toBe('none');
  p.style.display = '';
  p.hidden = true;
  expect(seen()).toBe('none');
});

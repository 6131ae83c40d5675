// @vitest-environment jsdom
import { expect, test } from 'vitest';

function page(html: string): void {
  document.body.innerHTML = html;
}

test('an element is found by its id only below where it is looked for', () => {
  page('<div class="a"><p id="one"></p></div><div class="b"><p id="two"></p></div>');
  const inside = document.querySelector('.a') as Element;

  expect(inside.querySelector('[id="one"]')).toBe(document.getElementById('one'));
  expect(inside.querySelector('[id="two"]')).toBeNull();
  expect(inside.querySelector('[id="three"]')).toBeNull();
  expect(document.getElementById('one')?.querySelector('[id="one"]')).toBeNull();
});

test('of two with one id the one below is found', () => {
  page('<p id="same" class="first"></p><div><p id="same" class="second"></p></div>');

  expect(document.querySelector('div')?.querySelector('[id="same"]')?.className).toBe('second');
});

test('what is not on the page is searched as ever', () => {
  const loose = document.createElement('div');
  loose.innerHTML = '<p id="loose"></p>';

  expect(loose.querySelector('[id="loose"]')).toBe(loose.firstChild);
});

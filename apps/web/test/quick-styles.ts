/**
 * Before every file. Testing Library asks for the computed style of every element that it finds by its role, and of all that
 * it stands in; jsdom goes through a hundred rules for each, which was a fifth of the work of all screens' tests. The three
 * properties that are asked for are worked out here from what decides them; whatever else, or else decided, jsdom is asked.
 */
const asked = { display: 'display', visibility: 'visibility', pointerEvents: 'pointer-events' } as const;
type Property = (typeof asked)[keyof typeof asked];

const byName = new Map<PropertyKey, Property>([
  ...Object.entries(asked),
  ...Object.values(asked).map((property) => [property, property] as const),
]);

/** What the rules of a browser for `display` look at, besides the name; these two also at what they stand in. */
const deciding = ['hidden', 'type', 'open', 'popover'];
const decidedByParents = new Set(['details', 'summary']);
/** A hidden row or column is collapsed instead. */
const collapsible = new Set(['colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr']);

if (typeof document !== 'undefined') {
  const slowly = window.getComputedStyle.bind(window);
  const displays = new Map<string, string>();
  const sheets = new WeakMap<CSSStyleSheet, { rules: number; decides: boolean }>();

  const decides = (sheet: CSSStyleSheet): boolean => {
    const { cssRules } = sheet;
    const known = sheets.get(sheet);
    if (known?.rules === cssRules.length) return known.decides;
    const isDecisive = Array.from(cssRules).some((rule) =>
      /\b(?:display|visibility|pointer-events|all)\s*:/.test(rule.cssText),
    );
    sheets.set(sheet, { rules: cssRules.length, decides: isDecisive });
    return isDecisive;
  };

  const isSetOn = (element: Element, property: Property): boolean => {
    const style = element.getAttribute('style');
    if (style !== null && (style.includes(property) || /\ball\s*:/.test(style))) return true;
    return property === 'visibility' && collapsible.has(element.localName) && element.hasAttribute('hidden');
  };

  const display = (element: Element): string => {
    if (decidedByParents.has(element.localName)) return slowly(element).display;
    const attributes = deciding.map((name) => element.getAttribute(name));
    // Not joined: an attribute that is empty is there.
    const key = JSON.stringify([element.namespaceURI, element.localName, ...attributes]);
    const known = displays.get(key);
    if (known !== undefined) return known;
    const found = slowly(element).display;
    displays.set(key, found);
    return found;
  };

  const computed = (element: Element, property: Property): string => {
    if (Array.from(document.styleSheets).some(decides)) return slowly(element).getPropertyValue(property);
    if (property === 'display')
      return isSetOn(element, property) ? slowly(element).display : display(element);
    // These two are inherited.
    for (let one: Element | null = element; one; one = one.parentElement)
      if (isSetOn(one, property)) return slowly(element).getPropertyValue(property);
    return property === 'visibility' ? 'visible' : 'auto';
  };

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return slowly(element, pseudo);
    let whole: CSSStyleDeclaration | undefined;
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        const property = byName.get(name);
        if (property) return computed(element, property);
        if (name === 'getPropertyValue')
          return (wanted: string) => {
            const known = byName.get(wanted);
            if (known) return computed(element, known);
            whole ??= slowly(element);
            return whole.getPropertyValue(wanted);
          };
        whole ??= slowly(element);
        const value = Reflect.get(whole, name, whole) as unknown;
        return typeof value === 'function' ? value.bind(whole) : value;
      },
    });
  };
  globalThis.getComputedStyle = window.getComputedStyle;
}

export {};

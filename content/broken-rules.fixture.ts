/** The names that occur a second time, in any case of letters, each with the place where it does. */
export function repeated(
  named: readonly { readonly place: string; readonly name: string }[],
  advice = "change one",
): readonly string[] {
  const first = new Map<string, string>();
  return named.flatMap(({ place, name }) => {
    const earlier = first.get(name.toLowerCase());
    first.set(name.toLowerCase(), earlier ?? place);
    return earlier === undefined ? [] : [`${place}: "${name}" is also in ${earlier}; ${advice}`];
  });
}

/** The advice of the rules that are not kept, each after the place to look. */
export function broken(
  place: string,
  rules: readonly (readonly [isKept: boolean, advice: string])[],
): readonly string[] {
  return rules.filter(([isKept]) => !isKept).map(([, advice]) => `${place}${advice}`);
}

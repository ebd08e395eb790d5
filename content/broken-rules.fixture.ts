/** The advice of the rules that are not kept, each after the place to look. */
export function broken(
  place: string,
  rules: readonly (readonly [isKept: boolean, advice: string])[],
): readonly string[] {
  return rules.filter(([isKept]) => !isKept).map(([, advice]) => `${place}${advice}`);
}

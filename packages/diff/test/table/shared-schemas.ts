/** The components all rows may use. */
export const COMPONENTS: string = `
Name: {type: string, maxLength: 10}
SameName: {type: string, maxLength: 10}
Short: {type: string, maxLength: 5}
Tree: {type: object, properties: {children: {type: array, items: {$ref: '#/components/schemas/Tree'}}}}
Wood: {type: object, properties: {children: {type: array, items: {$ref: '#/components/schemas/Wood'}}}}
Holder: {$defs: {inner: {type: string, maxLength: 10}}}
Anchored: {$anchor: named, type: string, maxLength: 10}
Cat: {type: object, properties: {kind: {const: cat}}, required: [kind]}
Dog: {type: object, properties: {kind: {const: dog}}, required: [kind]}
`;

/** One value of a request, as a field of a form. */
export interface FormField {
  name: string;
  location: 'path' | 'query' | 'querystring' | 'header' | 'cookie' | 'body';
  isRequired: boolean;
  kind: 'text' | 'long' | 'url' | 'number' | 'switch' | 'choice' | 'lines' | 'json' | 'file';
  /** One sentence. */
  description: string;
  choices?: string[];
  least?: number;
  max?: number;
  /** The default, as a person would type it. */
  usual?: string;
}

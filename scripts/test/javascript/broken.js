// Imports a name that is not there, so that the check of the other programs is seen to find one.
import { rename } from '../../gate/related.js';

rename();

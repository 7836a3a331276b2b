package main

import (
	"math"
	"strconv"
	"strings"
	"time"
)

// How often something may be tried. Replace the map by a store that all instances share, and that forgets what has ended.
// The lock of store.go guards it.

type limit struct {
	most int
	time time.Duration
}

const locked = "Too many wrong passwords were entered for this email address, so none is accepted now. " +
	"Please choose a new one with “Forgot password?”."

const untilNewPassword = time.Duration(math.MaxInt64)

// limits has how many of each are allowed within a time.
var limits = map[string]limit{
	"password of an address":             {100, untilNewPassword},
	"password of an address, per client": {5, 15 * time.Minute},
	"password, per client":               {30, 15 * time.Minute},
	"probe, per client":                  {60, 15 * time.Minute},
	"link, per client":                   {20, 20 * time.Minute},
	"link to an address":                 {5, 15 * time.Minute},
	"voucher, per client":                {30, 30 * time.Minute},
}

// A count says how many there were, and when they began to count.
type count struct {
	tries int
	start time.Time
}

var counts = map[string]*count{}

// countTry counts, and returns how long to wait. Call it before the outcome is known, because tries can be simultaneous.
func countTry(name, subject string) time.Duration {
	limit, key := limits[name], name+": "+subject
	found := counts[key]
	if found == nil || time.Since(found.start) >= limit.time {
		found = &count{start: time.Now()}
		counts[key] = found
	}
	if found.tries >= limit.most {
		return limit.time - time.Since(found.start)
	}
	found.tries++
	return 0
}

func checkLimit(name, subject string) error {
	wait := countTry(name, subject)
	if wait == 0 {
		return nil
	}
	if limits[name].time == untilNewPassword {
		return Refusal{status: 422, text: locked}
	}
	seconds := strconv.Itoa(int(math.Ceil(wait.Seconds())))
	return Refusal{429, "There were too many tries. Please try again later.", seconds}
}

// checkPasswordLimits counts a password.
func checkPasswordLimits(key Key, client string) error {
	err := checkLimit("password of an address, per client", key.String()+" "+client)
	if err == nil {
		err = checkLimit("password, per client", client)
	}
	if err == nil {
		err = checkLimit("password of an address", key.String())
	}
	return err
}

// forgetTries: a right password does not count, and ends the count of the wrong ones before it.
func forgetTries(key Key, client string) {
	delete(counts, "password of an address: "+key.String())
	delete(counts, "password of an address, per client: "+key.String()+" "+client)
	counts["password, per client: "+client].tries--
}

// forgetAllTries: after a new password the wrong ones no longer count, for any client.
func forgetAllTries(key Key) {
	delete(counts, "password of an address: "+key.String())
	for each := range counts {
		if strings.HasPrefix(each, "password of an address, per client: "+key.String()+" ") {
			delete(counts, each)
		}
	}
}
